import { styled } from 'styled-components';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { Picture } from '#web/shared/ui/media/Picture.tsx';
import { Eyebrow, PageWidth } from '#web/shared/ui/layout/typography.ts';
import { color, media } from '#web/shared/ui/theme/tokens.ts';
import { Reason } from './whyUsReasonStyles.ts';

const Head = styled(PageWidth)`
  padding-block: clamp(64px, 7vw, 112px) clamp(32px, 3.4vw, 52px);
  h2 {
    max-width: 18ch;
    margin-top: 16px;
  }
`;
const Four = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  margin: 0;
  padding: 0;
  list-style: none;
  ${media.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (max-width: 35em) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const reasons = [
  {
    plate: 'busiate',
    ground: color.yellow,
    ink: color.navy,
    title: 'events.why1',
    text: 'events.why1Text',
  },
  {
    plate: 'arancine',
    ground: color.cobalt,
    ink: color.ivory,
    title: 'events.why2',
    text: 'events.why2Text',
  },
  {
    plate: 'grigliata',
    ground: color.skyBlue,
    ink: color.navy,
    title: 'events.why3',
    text: 'events.why3Text',
  },
  {
    plate: 'cassata',
    ground: color.plum,
    ink: color.ivory,
    title: 'events.why4',
    text: 'events.why4Text',
  },
] as const;

export const WhyUs = () => {
  const words = useTranslation();
  return (
    <section aria-labelledby="why-title">
      <Head>
        <Eyebrow>{words('events.whyEyebrow')}</Eyebrow>
        <h2 id="why-title">{words('events.whyTitle')}</h2>
      </Head>
      <Four>
        {reasons.map(({ plate, ground, ink, title, text }) => (
          <Reason key={plate} $ground={ground} $ink={ink}>
            <h3>{words(title)}</h3>
            <p>{words(text)}</p>
            <Picture name={`/dishes/${plate}-640`} width={640} height={640} />
          </Reason>
        ))}
      </Four>
    </section>
  );
};
