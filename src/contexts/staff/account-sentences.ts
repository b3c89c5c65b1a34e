import type { StaffRole } from '#src/contracts/common/access-rights.ts';
import { formatValue, type EventSentences } from '#src/event-log/event-sentences.ts';

const ROLE_WORDS: Readonly<Record<StaffRole, string>> = {
  administrator: 'un titolare',
  'dining-room': 'una persona di sala',
  cashier: 'una persona di cassa',
  kitchen: 'una persona di cucina',
  auditor: 'un revisore',
};

const formatRole = (role: unknown): string => ROLE_WORDS[role as StaffRole] ?? 'una persona';

export const accountSentences: EventSentences = {
  StaffSignedIn: () => 'Accesso all’area riservata.',
  StaffSignedOut: () => 'Uscita dall’area riservata.',
  SessionsEnded: (data) =>
    `Chiuse dalla persona stessa altre sessioni: ${formatValue(data['sessions'])}.`,
  AccountNamed: () => 'Il nome dell’account è legato al registro.',
  CredentialsRecorded: () => 'Password e cifre dell’account sono legate al registro.',
  AccountClosed: (data) => `Chiuso l’account di ${formatRole(data['role'])}.`,
  AccountNameErased: () => 'Cancellato il nome di un account chiuso da 24 mesi.',
  AccessGiven: (data) => `Creato l’account di ${formatRole(data['role'])}.`,
  PinGiven: () => 'Date quattro cifre per il tablet della casa.',
  PinLocked: () => 'Cifre bloccate dopo troppi errori sul tablet della casa.',
  DeviceTrusted: () => 'Un dispositivo è diventato il tablet della casa.',
  TrustedDeviceEnded: () => 'Chiusa la sessione del tablet della casa.',
  PasswordChanged: () => 'Password cambiata, sessioni chiuse.',
};
