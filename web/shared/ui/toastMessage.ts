export type Message = { title: string; description?: string; variant?: 'destructive' };

/** A toast that was asked for; `turn` tells two with the same words apart. */
export type Shown = Message & { readonly turn: number; readonly open: boolean };
