export type PrintLine = (line: string) => void;

/** A command of the program `cli`. `Services` are the services of the application that it uses. */
export type CliCommand<Services> = {
  /** True if the command may create an installation. */
  readonly createsInstallation?: boolean;
  /** True if an empty log means that the installation is probably the wrong one. */
  readonly needsEvents?: boolean;
  /** Returns the exit code, or nothing for 0. */
  readonly run: (
    services: Services,
    args: string[],
    printLine: PrintLine,
  ) => Promise<number | void>;
};

/** Commands by the name that the user types. */
export type CliCommands<Services> = Readonly<Record<string, CliCommand<Services>>>;
