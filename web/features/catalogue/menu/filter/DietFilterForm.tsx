import { Link, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { dietMarks } from '#src/contracts/catalogue/allergens-and-diet-marks.ts';
import { useLanguage } from '#web/shared/i18n/LanguageProvider.tsx';
import { DEFAULT_LANGUAGE } from '#src/contracts/languages.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { color, media } from '#web/shared/ui/theme/tokens.ts';
import { AllergenChoice } from './AllergenChoice.tsx';
import { DietFilterChip } from './DietFilterChip.tsx';
import { parseDietFilter, isFilterActive, NO_FILTER, type DietFilter } from './dietFilter.ts';
import { menuLocationSearch, type MenuLocation } from '../categories/menuLocation.ts';
import { useMenuUrl } from '../categories/useMenuUrl.ts';

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
    font-size: 0.96875rem;
    line-height: max(44px, 1.4em);
  }
`;
const Found = styled.p`
  min-height: 44px;
  line-height: max(44px, 1.4em);
  font-size: 0.96875rem;
  color: ${color.textMuted};
  font-variant-numeric: tabular-nums;
  a {
    display: inline-block;
    margin-left: 10px;
    font-weight: 650;
    color: ${color.cobalt};
    text-underline-offset: 4px;
  }
  ${media.narrow} {
    line-height: 1.75rem;
    min-height: 1.75rem;
  }
`;

type Props = {
  place: MenuLocation;
  filter: DietFilter;
  found: string;
};

/**
 * Hidden fields with category and language, which a form without JavaScript sends with the filter.
 */
const HiddenFields = ({ place }: { place: MenuLocation }) => {
  const { language } = useLanguage();
  const fields = [
    ...new URLSearchParams(menuLocationSearch(place)),
    ...(language === DEFAULT_LANGUAGE ? [] : [['lang', language] as const]),
  ];
  return fields.map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
};

const useApplyFilter = (place: MenuLocation) => {
  const menuUrl = useMenuUrl();
  const navigate = useNavigate();
  return (form: HTMLFormElement) => {
    const fields = new URLSearchParams(
      [...new FormData(form)].flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, value]] : [],
      ),
    );
    void navigate(menuUrl(place, parseDietFilter(fields.toString())), {
      replace: true,
      preventScrollReset: true,
    });
  };
};

export const DietFilterForm = ({ place, filter, found }: Props) => {
  const words = useTranslation();
  const menuUrl = useMenuUrl();
  const apply = useApplyFilter(place);
  return (
    <Bar
      action="/menu"
      aria-label={words('menu.filter.title')}
      onChange={({ currentTarget }) => apply(currentTarget)}
      onSubmit={(event) => {
        event.preventDefault();
        apply(event.currentTarget);
      }}
    >
      <HiddenFields place={place} />
      <DietChoice chosen={filter.diet} />
      <AllergenChoice excluded={filter.without} />
      <Found>
        <span role="status">{found}</span>
        {isFilterActive(filter) && (
          <Link to={menuUrl(place, NO_FILTER)} replace preventScrollReset>
            {words('menu.filter.clear')}
          </Link>
        )}
      </Found>
    </Bar>
  );
};

const DietChoice = ({ chosen }: { chosen: DietFilter['diet'] }) => {
  const words = useTranslation();
  return (
    <Row>
      <legend>{words('menu.filter.diet')}</legend>
      <DietFilterChip type="radio" name="dieta" value="" checked={chosen === null}>
        {words('menu.filter.all')}
      </DietFilterChip>
      {dietMarks.map((diet) => (
        <DietFilterChip key={diet} type="radio" name="dieta" value={diet} checked={chosen === diet}>
          {words(`menu.diet.${diet}`)}
        </DietFilterChip>
      ))}
    </Row>
  );
};
