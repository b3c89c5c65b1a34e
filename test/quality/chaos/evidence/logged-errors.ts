type LogLine = {
  readonly msg?: string;
  readonly error?: { readonly type?: string; readonly code?: string; readonly message?: string };
};

const parseLogLine = (line: string): LogLine | null => {
  try {
    return JSON.parse(line) as LogLine;
  } catch {
    return null;
  }
};

export const summarizeLoggedErrors = (outputs: readonly string[]): string => {
  const kinds = new Map<string, number>();
  for (const line of outputs.flatMap((output) => output.split('\n'))) {
    const { msg, error } = parseLogLine(line) ?? {};
    if (!error) continue;
    const kind = `${msg}: ${error.code ?? error.type} ${(error.message ?? '').slice(0, 90)}`;
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  return (
    [...kinds]
      .sort(([, one], [, other]) => other - one)
      .slice(0, 25)
      .map(([kind, count]) => `\n      ${count} × ${kind}`)
      .join('') || 'none'
  );
};
