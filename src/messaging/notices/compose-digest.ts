export const composeDigest = (subjects: readonly string[], adminUrl: string) => ({
  subject: `${subjects.length} novità: prenotazioni e richieste`,
  text: [
    `Sono arrivate ${subjects.length} novità:`,
    '',
    ...subjects.map((subject) => `- ${subject}`),
    '',
    `Area riservata: ${adminUrl}`,
    '',
  ].join('\n'),
});
