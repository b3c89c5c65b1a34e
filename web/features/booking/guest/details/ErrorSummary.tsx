import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';

export type InvalidField = {
  readonly name: string;
  readonly label: string;
  readonly error: string;
};

type Props = {
  fields: readonly InvalidField[];
  /** Number of the attempt to send the form. Each new attempt moves the focus to the summary. */
  attempt: number;
  onOpen: (name: string) => void;
};

/** Lists all invalid fields above the form, each with a link to the field (WCAG 3.3.1). */
export const ErrorSummary = ({ fields, attempt, onOpen }: Props) => {
  const words = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [attempt]);
  return (
    <Box>
      <h2 ref={heading} tabIndex={-1}>
        {words('booking.errorsTitle', { n: fields.length })}
      </h2>
      <ul>
        {fields.map(({ name, label, error }) => (
          <li key={name}>
            <a
              href={`#field-${name}`}
              onClick={(event) => {
                event.preventDefault();
                onOpen(name);
              }}
            >
              {words('booking.errorItem', { label, error })}
            </a>
          </li>
        ))}
      </ul>
    </Box>
  );
};

const Box = styled(Alert)`
  margin-block-end: 20px;
  /* Higher specificity than the heading styles of the step's cards. */
  &&& h2 {
    font-size: 1.25rem;
    scroll-margin-top: 6rem;
  }
  ul {
    margin: 8px 0 0;
    padding: 0;
    list-style: none;
  }
  a {
    display: inline-block;
    min-height: 44px;
    padding-block: 10px;
    color: inherit;
  }
`;
