import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { PageWidth } from './typography.ts';
import { art, color, media } from '../theme/tokens.ts';

const Ground = styled.header<{ $pictured: boolean }>`
  position: relative;
  overflow: hidden;
  color: ${color.ivory};
  padding: clamp(104px, 10vw, 150px) 0
    ${({ $pictured }) => ($pictured ? '150px' : 'clamp(34px, 4vw, 56px)')};
  background: ${color.navy}
    ${({ $pictured }) => ($pictured ? 'none' : `${art.tile('pattern-tono')} 50% 0 / 200px`)};
  ${({ $pictured }) =>
    $pictured &&
    `&::before {
    content: ''; position: absolute; inset: 0; z-index: 1;
    background: linear-gradient(90deg, rgba(42, 18, 48, .92), rgba(42, 18, 48, .74) 42%, rgba(42, 18, 48, .15) 82%), linear-gradient(180deg, rgba(11, 24, 56, .65), transparent 34%);
  }
  ${media.narrow} { &::before { background: linear-gradient(180deg, rgba(30, 12, 44, .82), rgba(30, 12, 44, .62)); } }`}
  > ${PageWidth} {
    position: relative;
    z-index: 2;
  }
  picture,
  picture img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
  picture img {
    object-fit: cover;
    object-position: 50% 58%;
  }
`;
const Title = styled.h1`
  font-size: min(15vw, clamp(2.875rem, 6.6vw, 6.25rem));
  line-height: 0.95;
  font-weight: 590;
  letter-spacing: -0.022em;
`;
const Sub = styled.p`
  max-width: 52ch;
  margin-top: 16px;
  font-size: 1.1875rem;
  color: ${color.frost};
`;

type Props = {
  title: ReactNode;
  sub?: ReactNode;
  picture?: ReactNode;
  above?: ReactNode;
  children?: ReactNode;
};

export const PageHeader = ({ title, sub, picture, above, children }: Props) => (
  <Ground $pictured={picture !== undefined}>
    {picture}
    <PageWidth>
      {above}
      <Title>{title}</Title>
      {sub ? <Sub>{sub}</Sub> : null}
      {children}
    </PageWidth>
  </Ground>
);
