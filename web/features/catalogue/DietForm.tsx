import { useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { allergens, dietMarks } from '../../../src/contracts/allergens.ts';
import { useLanguage } from '../../shared/i18n/LanguageProvider.tsx';
import { DEFAULT_LANGUAGE } from '../../shared/i18n/languages.ts';
import { useWords } from '../../shared/i18n/useWords.ts';
import { STAY } from '../../shared/stay.ts';
import { Button } from '../../shared/ui/Button.ts';
import { color, media } from '../../shared/ui/tokens.ts';
import { numberOf, Tile } from './AllergenMarks.tsx';
import { Chip } from './Chip.tsx';
import { filterIn, isFiltering, NO_FILTER, type DietFilter } from './dietFilter.ts';
import { searchOf, type MenuPlace } from './menuPlaces.ts';
import { useMenuPath } from './useMenuPath.ts';

const Bar = styled.form`
  display: grid;
  gap: 14px 28px;
  grid-template-columns: auto 1fr auto;
  align-items: start;
  padding-top: clamp(24px, 3vw, 40px);
  ${media.narrow} {
    grid-template-columns: 1fr;
  }
`;
const Row = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  legend {
    float: left;
    margin-right: 6px;
    font-weight: 650;
    font-size: 15.5px;
    line-height: 44px;
  }
`;
const Panel = styled.details`
  summary {
    display: inline-flex;
    align-items: center;
    gap: 10px;
    min-height: 44px;
    font-weight: 650;
    font-size: 15.5px;
    cursor: pointer;
    color: ${color.cobalto};
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary::before {
    content: '';
    width: 9px;
    height: 9px;
    border: solid currentColor;
    border-width: 0 2px 2px 0;
    transform: rotate(-45deg);
  }
  &[open] summary::before {
    transform: translateY(-3px) rotate(45deg);
  }
  fieldset {
    padding-block: 10px 4px;
  }
  legend {
    font-size: 15px;
    color: ${color.inchiostro2};
  }
`;
const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  padding-top: 8px;
`;
const Found = styled.p`
  min-height: 44px;
  line-height: 44px;
  font-size: 15.5px;
  color: ${color.inchiostro2};
  font-variant-numeric: tabular-nums;
  a {
    display: inline-block;
    margin-left: 10px;
    font-weight: 650;
    color: ${color.cobalto};
    text-underline-offset: 4px;
  }
  ${media.narrow} {
    line-height: 28px;
    min-height: 28px;
  }
`;

type Props = {
  place: MenuPlace;
  filter: DietFilter;
  /** How many dishes it leaves, in words. */ found: string;
};

/** The place, the diet and the language as fields: without JavaScript the form itself is the way to the filtered page. */
const Hidden = ({ place }: { place: MenuPlace }) => {
  const { language } = useLanguage();
  const fields = [
    ...new URLSearchParams(searchOf(place)),
    ...(language === DEFAULT_LANGUAGE ? [] : [['lang', language] as const]),
  ];
  return fields.map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
};

/** Diet and allergens as choices that take effect at once; they stand in the address, so that they can be shared. */
export const DietForm = ({ place, filter, found }: Props) => {
  const words = useWords();
  const path = useMenuPath();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const apply = () => {
    if (!form.current) return;
    const asked = new URLSearchParams(
      [...new FormData(form.current)].flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, value]] : [],
      ),
    );
    void navigate(path(place, filterIn(asked.toString())), { replace: true, state: STAY });
  };
  const names = filter.without.map((one) => words(`menu.allergen.${one}`)).join(', ');
  return (
    <Bar
      ref={form}
      action="/menu"
      aria-label={words('menu.filter.title')}
      onChange={apply}
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <Hidden place={place} />
      <Row>
        <legend>{words('menu.filter.diet')}</legend>
        <Chip type="radio" name="dieta" value="" checked={filter.diet === null}>
          {words('menu.filter.all')}
        </Chip>
        {dietMarks.map((diet) => (
          <Chip key={diet} type="radio" name="dieta" value={diet} checked={filter.diet === diet}>
            {words(`menu.diet.${diet}`)}
          </Chip>
        ))}
      </Row>
      <Panel>
        <summary>
          {names ? words('menu.filter.withoutSome', { names }) : words('menu.filter.without')}
        </summary>
        <fieldset>
          <legend>{words('menu.filter.legend')}</legend>
          <Chips>
            {allergens.map((one) => (
              <Chip
                key={one}
                type="checkbox"
                name="senza"
                value={one}
                checked={filter.without.includes(one)}
              >
                <Tile>{numberOf(one)}</Tile>
                {words(`menu.allergen.${one}`)}
              </Chip>
            ))}
          </Chips>
        </fieldset>
        <noscript>
          <Button type="submit" $size="sm">
            {words('menu.filter.apply')}
          </Button>
        </noscript>
      </Panel>
      <Found>
        <span role="status">{found}</span>
        {isFiltering(filter) && (
          <Link to={path(place, NO_FILTER)} replace state={STAY}>
            {words('menu.filter.clear')}
          </Link>
        )}
      </Found>
    </Bar>
  );
};
