import { useId } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../shared/ui/Button.ts';
import { color, ease, media } from '../../shared/ui/tokens.ts';

/** Stands in its place but cannot be pressed yet: the call that fills the database comes with later work, and it says so. */
export const SeedButton = () => {
  const id = useId();
  return (
    <Place>
      <Button $variant="ghost" $size="sm" aria-disabled="true" aria-describedby={id}>Popola Database</Button>
      <Tip role="tooltip" id={id}>Non ancora disponibile: i dati iniziali sono stati caricati al primo avvio.</Tip>
    </Place>
  );
};

const Tip = styled.span`
  position: absolute; z-index: 6; top: calc(100% + 8px); right: 0; width: 260px; padding: 10px 14px; font-size: 14.5px; line-height: 1.4;
  background: ${color.latte}; color: ${color.inchiostro}; border-top: 4px solid ${color.ocra}; box-shadow: 0 30px 60px -20px rgba(67, 32, 63, .6);
  visibility: hidden; opacity: 0; transition: opacity .2s ${ease} .1s;
`;
const Place = styled.span`
  position: relative; display: inline-flex;
  &:hover ${Tip}, &:focus-within ${Tip} { visibility: visible; opacity: 1; }
  ${media.narrow} { display: none; }
`;
