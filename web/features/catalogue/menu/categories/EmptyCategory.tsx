import { styled } from 'styled-components';
import { ButtonLink } from '#web/shared/ui/controls/Button.ts';
import { ResponsivePicture } from '../items/ResponsivePicture.tsx';

const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: 14px;
  padding-block: clamp(36px, 5vw, 72px);
  text-align: center;
  img {
    width: 220px;
    height: auto;
    margin-bottom: 10px;
  }
  p {
    max-width: 46ch;
  }
`;

type Props = {
  title: string;
  text: string;
  back: { to: string; label: string };
  replace?: boolean;
};

export const EmptyCategory = ({ title, text, back, replace = false }: Props) => (
  <Box>
    <ResponsivePicture address="/art/scenes/empty1-640" width={640} height={640} />
    <h2>{title}</h2>
    <p>{text}</p>
    <ButtonLink to={back.to} replace={replace} $variant="secondary">
      {back.label}
    </ButtonLink>
  </Box>
);
