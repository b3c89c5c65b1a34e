/** This file is plain JavaScript, because `src/start.mjs` imports it before the first build. */
const MODES = ['demo', 'production', 'development'];
const NODE_ENVS = ['', 'production', 'development', 'test'];

const isKnownNodeEnv = ({ NODE_ENV = '' }) => NODE_ENVS.includes(NODE_ENV);
const isProductionNodeEnv = (environment) =>
  environment.NODE_ENV === 'production' || !isKnownNodeEnv(environment);

/**
 * Returns the mode of a process. Beside NODE_ENV=production, only APP_MODE=demo gives another mode
 * than production. An unknown value of either variable gives production.
 */
export const deriveAppMode = (environment) => {
  const { APP_MODE = '' } = environment;
  if (isProductionNodeEnv(environment)) return APP_MODE === 'demo' ? 'demo' : 'production';
  if (APP_MODE === '') return 'demo';
  return MODES.includes(APP_MODE) ? APP_MODE : 'production';
};

/** Returns one sentence per contradiction or unknown value of NODE_ENV and APP_MODE. */
export const findModeProblems = (environment) => {
  const { APP_MODE = '', NODE_ENV = '' } = environment;
  return [
    ...(isKnownNodeEnv(environment)
      ? []
      : [['NODE_ENV', 'must be production, development or test.']]),
    ...(APP_MODE === '' || MODES.includes(APP_MODE)
      ? []
      : [['APP_MODE', 'must be demo, production or development.']]),
    ...(APP_MODE === 'development' && NODE_ENV === 'production'
      ? [['APP_MODE', 'must not be development if NODE_ENV is production.']]
      : []),
  ];
};

/**
 * Sets both variables for `npm start`. NODE_ENV becomes production also for demo data, because
 * libraries run faster with it.
 */
export const setModeVariables = (environment) => {
  if (findModeProblems(environment).length > 0) return;
  environment.APP_MODE = deriveAppMode(environment);
  if (environment.APP_MODE !== 'development') environment.NODE_ENV = 'production';
};
