import { styled } from 'styled-components';
import type { AuditCheckView, VerificationReport } from '#src/contracts/history-verification.ts';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';
import { color } from '#web/shared/ui/theme/tokens.ts';

const checkStateText = ({ ran, found, checked }: AuditCheckView): string => {
  if (!ran) return 'non verificato ora';
  if (found > 0) return `${found} ${found === 1 ? 'alterazione' : 'alterazioni'}`;
  return `in ordine, ${checked} ${checked === 1 ? 'confronto' : 'confronti'}`;
};

const Headline = ({
  outcome: { flaw, checks, events, checkpoints, milliseconds },
}: {
  outcome: VerificationReport;
}) => {
  const counts = [
    events === 1 ? '1 evento' : `${events} eventi`,
    checkpoints === 1 ? '1 sigillo confermato' : `${checkpoints} sigilli confermati`,
    `in ${milliseconds} ms`,
  ].join(', ');
  if (flaw)
    return (
      <Alert live>
        {flaw.position === null ? 'Alterato.' : `Alterato alla posizione ${flaw.position}.`}{' '}
        {flaw.message}
      </Alert>
    );
  return checks.every(({ ran }) => ran) ? (
    <Alert tone="high" live>
      Integro: {counts}.
    </Alert>
  ) : (
    <Alert tone="high" live>
      Nessuna alterazione in ciò che è stato verificato: {counts}. Non tutto è stato verificato.
    </Alert>
  );
};

export const VerificationVerdict = ({ outcome }: { outcome: VerificationReport }) => (
  <>
    <Headline outcome={outcome} />
    <Parts aria-label="Parti verificate">
      {outcome.checks.map((check) => (
        <li key={check.name}>
          <p>
            <b>{check.label}</b>: {checkStateText(check)}
          </p>
          {check.flaws.length > 0 && (
            <ul>
              {check.flaws.map(({ position, message }) => (
                <li key={`${position} ${message}`}>{message}</li>
              ))}
            </ul>
          )}
          {check.notChecked && <small>{check.notChecked}</small>}
        </li>
      ))}
    </Parts>
  </>
);

const Parts = styled.ul`
  display: grid;
  gap: 10px;
  margin: 0;
  padding: 0;
  list-style: none;
  p {
    margin: 0;
  }
  ul {
    margin: 4px 0 0;
    padding-left: 20px;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    margin-top: 2px;
    font-size: 0.875rem;
    line-height: 1.5;
    color: ${color.textMuted};
  }
`;
