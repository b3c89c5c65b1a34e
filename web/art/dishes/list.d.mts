/** What a drawing gives: enough of a canvas to keep it. */
type Drawing = {
  readonly width: number;
  readonly height: number;
  toBuffer(type: 'image/png'): Buffer;
};

export declare const DISHES: Readonly<Record<string, (scale?: number) => Drawing>>;
