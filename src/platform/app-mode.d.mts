export type AppMode = 'demo' | 'production' | 'development';
type Variables = { readonly APP_MODE?: string; readonly NODE_ENV?: string };
export declare const deriveAppMode: (environment: Variables | NodeJS.ProcessEnv) => AppMode;
export declare const findModeProblems: (
  environment: Variables | NodeJS.ProcessEnv,
) => readonly (readonly [variable: string, predicate: string])[];
export declare const setModeVariables: (environment: NodeJS.ProcessEnv) => void;
