import type { ComponentProps } from 'react';
import { Textarea } from './Input.ts';

type Props = Omit<ComponentProps<typeof Textarea>, 'value' | 'defaultValue'> & {
  defaultValue: string;
};

/**
 * Textarea of a form that also works without JavaScript. The default is a list, because hydration
 * sets the value of a textarea again if its text equals a string, and the visitor's input is lost.
 */
export const PlainTextarea = ({ defaultValue, ...props }: Props) => (
  <Textarea {...props} defaultValue={[defaultValue]} />
);
