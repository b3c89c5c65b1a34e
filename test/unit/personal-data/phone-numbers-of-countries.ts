import fc from 'fast-check';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

type Numbers = { readonly code: string; readonly mobile: RegExp; readonly landline: RegExp };

/** Valid national numbers of 22 countries, without the trunk prefix. */
const countries: Readonly<Record<string, Numbers>> = {
  IT: { code: '39', mobile: /^3[2-4]\d{8}$/, landline: /^0(935|95\d|6[4-9]\d)\d{6}$/ },
  FR: { code: '33', mobile: /^6[1-8]\d{7}$/, landline: /^1[4-6]\d{7}$/ },
  DE: { code: '49', mobile: /^151[1-7]\d{7}$/, landline: /^30[2-9]\d{7}$/ },
  GB: { code: '44', mobile: /^74[1-4]\d{7}$/, landline: /^20[78]\d{7}$/ },
  ES: { code: '34', mobile: /^6[1-8]\d{7}$/, landline: /^91[1-7]\d{6}$/ },
  US: { code: '1', mobile: /^(212|312|415)[2-8]\d{6}$/, landline: /^(617|305)[2-8]\d{6}$/ },
  CA: { code: '1', mobile: /^416[2-8]\d{6}$/, landline: /^604[2-8]\d{6}$/ },
  CH: { code: '41', mobile: /^7[6-9]\d{7}$/, landline: /^44\d{7}$/ },
  AT: { code: '43', mobile: /^664\d{7}$/, landline: /^1[2-8]\d{6}$/ },
  BE: { code: '32', mobile: /^47\d{7}$/, landline: /^2[2-7]\d{6}$/ },
  NL: { code: '31', mobile: /^6[1-5]\d{7}$/, landline: /^20[2-7]\d{6}$/ },
  PT: { code: '351', mobile: /^91\d{7}$/, landline: /^21\d{7}$/ },
  IE: { code: '353', mobile: /^8[5-7]\d{7}$/, landline: /^1[2-8]\d{6}$/ },
  PL: { code: '48', mobile: /^60\d{7}$/, landline: /^22\d{7}$/ },
  SE: { code: '46', mobile: /^70\d{7}$/, landline: /^8[1-9]\d{6,7}$/ },
  NO: { code: '47', mobile: /^4[0-8]\d{6}$/, landline: /^2[1-3]\d{6}$/ },
  DK: { code: '45', mobile: /^2\d{7}$/, landline: /^33\d{6}$/ },
  GR: { code: '30', mobile: /^69[4-8]\d{7}$/, landline: /^21[01]\d{7}$/ },
  RO: { code: '40', mobile: /^72\d{7}$/, landline: /^21\d{7}$/ },
  AU: { code: '61', mobile: /^4[0-3]\d{7}$/, landline: /^2[89]\d{7}$/ },
  BR: { code: '55', mobile: /^119[6-9]\d{7}$/, landline: /^11[2-5]\d{7}$/ },
  MT: { code: '356', mobile: /^79\d{6}$/, landline: /^21[2-5]\d{5}$/ },
};

export type Phone = { readonly code: string; readonly national: string };

export const toInternational = ({ code, national }: Phone): string => `+${code}${national}`;

const isValid = (phone: Phone): boolean => {
  const parsed = parsePhoneNumberFromString(toInternational(phone));
  return parsed?.isValid() === true && parsed.number === toInternational(phone);
};

const numbersOf = ({ code, mobile, landline }: Numbers): fc.Arbitrary<Phone> =>
  fc
    .oneof(fc.stringMatching(mobile), fc.stringMatching(landline))
    .map((national) => ({ code, national }))
    .filter(isValid);

export const phones: fc.Arbitrary<Phone> = fc.oneof(...Object.values(countries).map(numbersOf));

/** A valid number, often of another country, that ends with as many digits of `phone` as possible. */
export const lookAlikeOf = (phone: Phone): fc.Arbitrary<Phone> =>
  phones.map((other) => {
    const endings = Array.from({ length: 9 }, (_, shorter) => phone.national.slice(shorter - 9));
    const alike = endings
      .filter((ending) => ending.length <= other.national.length)
      .map((ending) => ({
        code: other.code,
        national: other.national.slice(0, other.national.length - ending.length) + ending,
      }));
    return alike.find(isValid) ?? other;
  });

const separators = fc.constantFrom('', '', ' ', '-', '.', '/', ' - ');

/** Spellings of a number: with `+` or `00`, or without the country code if it is Italian. */
export const spellingsOf = ({ code, national }: Phone): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.constantFrom(`+${code} `, `00${code} `, ...(code === '39' ? ['', `(+${code}) `] : [])),
      fc.array(separators, { minLength: national.length, maxLength: national.length }),
    )
    .map(
      ([prefix, gaps]) =>
        prefix +
        Array.from(national)
          .map((digit, at) => (at === 0 ? digit : gaps[at] + digit))
          .join(''),
    );
