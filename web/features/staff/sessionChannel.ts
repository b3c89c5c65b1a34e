/** Account that signed in, or null after a sign-out. */
type SessionNotice = { readonly username: string | null };

// All code of a tab shares one channel, because a channel does not receive its own messages.
let channel: BroadcastChannel | null = null;
const openChannel = () => (channel ??= new BroadcastChannel('session'));

/** Informs the other tabs of this browser about a sign-in or a sign-out. */
export const announceSession = (username: string | null): void =>
  openChannel().postMessage({ username } satisfies SessionNotice);

/** Calls the listener when another tab signs in or out. Returns a function that stops it. */
export const onSessionNotice = (listener: (username: string | null) => void): (() => void) => {
  const onMessage = ({ data }: MessageEvent<SessionNotice>) => listener(data.username);
  openChannel().addEventListener('message', onMessage);
  return () => openChannel().removeEventListener('message', onMessage);
};
