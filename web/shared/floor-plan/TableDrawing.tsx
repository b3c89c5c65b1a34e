import { styled } from 'styled-components';
import type { TableShape } from '#src/contracts/booking/floor-plan.ts';
import { color } from '../ui/theme/tokens.ts';
import { geometryOf, type TableGeometry } from './tableGeometry.ts';

const STOOL = { width: 16, height: 11, rx: 4 };
const MARGIN = 16;
const CLOTH_INSET = 6;

/**
 * SVG of a table. Its parts have class names, with which a plan colours them by the state of the
 * table.
 */
export const TableSvg = styled.svg`
  width: 100%;
  overflow: visible;
  .top {
    fill: ${color.surface};
    stroke: ${color.green};
    stroke-width: 3;
  }
  .stool {
    fill: ${color.green};
  }
  .cloth {
    fill: none;
    stroke: ${color.sage};
    stroke-width: 1.6;
    stroke-dasharray: 2 4;
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
    .top {
      fill: Canvas;
      stroke: CanvasText;
    }
    .stool {
      fill: CanvasText;
    }
    .cloth {
      stroke: CanvasText;
    }
  }
`;

const Outline = ({
  shape,
  geometry: { halfWidth, halfHeight },
  inset,
  className,
}: {
  shape: TableShape;
  geometry: TableGeometry;
  inset: number;
  className: string;
}) =>
  shape === 'round' ? (
    <circle className={className} r={halfWidth - inset} />
  ) : (
    <rect
      className={className}
      x={inset - halfWidth}
      y={inset - halfHeight}
      width={2 * (halfWidth - inset)}
      height={2 * (halfHeight - inset)}
      rx="3"
    />
  );

type Props = { shape: TableShape; seats: number };

export const TableDrawing = ({ shape, seats }: Props) => {
  const geometry = geometryOf(shape, seats);
  const [right, bottom] = [geometry.halfWidth + MARGIN, geometry.halfHeight + MARGIN];
  return (
    <TableSvg viewBox={`${-right} ${-bottom} ${2 * right} ${2 * bottom}`} aria-hidden="true">
      {geometry.stools.map(({ x, y, angle }) => (
        <rect
          key={`${x} ${y}`}
          className="stool"
          {...STOOL}
          x={x - STOOL.width / 2}
          y={y - STOOL.height / 2}
          transform={`rotate(${angle} ${x} ${y})`}
        />
      ))}
      <Outline shape={shape} geometry={geometry} inset={0} className="top" />
      <Outline shape={shape} geometry={geometry} inset={CLOTH_INSET} className="cloth" />
    </TableSvg>
  );
};
