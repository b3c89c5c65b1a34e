import { styled } from 'styled-components';
import { venue } from '#src/venue.ts';
import type { MessageId } from '#web/shared/i18n/loadMessages.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { RevealOnScroll } from '#web/shared/ui/media/RevealOnScroll.tsx';
import { Eyebrow, Lead, PageWidth } from '#web/shared/ui/layout/typography.ts';
import { art, color, gutter } from '#web/shared/ui/theme/tokens.ts';
import { DiningRoomPicture } from './DiningRoomPicture.tsx';
import { PhotographStrip } from './photographs/PhotographStrip.tsx';

const Ground = styled.section`
  position: relative;
  overflow: hidden;
  background: ${color.sand} ${art.grain};
`;
const tablet = '@media (min-width: 43.8125em) and (max-width: 62.5em)';
const Stories = styled.div`
  display: grid;
  gap: 26px;
  margin-top: 40px;
  ${tablet} {
    grid-column: 1 / -1;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 32px;
    margin-top: 64px;
  }
`;
const Said = styled.div`
  ${tablet} {
    display: contents;
  }
`;
const Told = styled.div`
  ${tablet} {
    align-self: center;
  }
`;
const Halves = styled(PageWidth)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: clamp(48px, 7.5vw, 130px);
  align-items: center;
  padding: clamp(72px, 9vw, 140px) ${gutter};
  h2 {
    margin: 18px 0 26px;
  }
  ${tablet} {
    gap: 0 clamp(48px, 7vw, 72px);
    h2 {
      font-size: clamp(2.25rem, 5vw, 2.875rem);
    }
  }
  @media (max-width: 43.75em) {
    grid-template-columns: 1fr;
    gap: 84px;
    h2 {
      font-size: 2.375rem;
    }
  }
`;
const Story = styled.div`
  display: grid;
  grid-template-columns: 60px 1fr;
  gap: 20px;
  align-items: start;
  ${tablet} {
    grid-template-columns: 1fr;
    gap: 14px;
  }
  h3 {
    margin-bottom: 4px;
    font-size: 1.4375rem;
  }
  p {
    color: #3b3a48;
  }
`;

const stories: readonly { tile: string; title: MessageId; text: MessageId }[] = [
  { tile: 'spiga', title: 'about.story', text: 'about.storyText' },
  { tile: 'limone', title: 'about.kitchen', text: 'about.kitchenText' },
  { tile: 'stella', title: 'about.events', text: 'about.eventsText' },
];

export const AboutSection = () => {
  const words = useTranslation();
  return (
    <Ground id="about" aria-labelledby="about-title">
      <Halves>
        <RevealOnScroll>
          <DiningRoomPicture alt={words('about.picture')} />
        </RevealOnScroll>
        <Said>
          <Told>
            <Eyebrow>{words('about.eyebrow')}</Eyebrow>
            <h2 id="about-title">{words('about.title')}</h2>
            <Lead>{words('about.lead', { year: venue.founded.toString() })}</Lead>
          </Told>
          <Stories>
            {stories.map(({ tile, title, text }, at) => (
              <RevealOnScroll key={tile} index={at}>
                <Story>
                  <img
                    src={`/art/tiles/tile-${tile}-classica.svg`}
                    width="60"
                    height="60"
                    alt=""
                    loading="lazy"
                  />
                  <div>
                    <h3>{words(title)}</h3>
                    <p>{words(text, { street: venue.address.street })}</p>
                  </div>
                </Story>
              </RevealOnScroll>
            ))}
          </Stories>
        </Said>
      </Halves>
      <PhotographStrip />
    </Ground>
  );
};
