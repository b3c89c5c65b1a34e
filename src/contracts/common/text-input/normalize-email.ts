import { createNormalizer } from './to-plain-characters.ts';

const LINK = /^mailto:/i;
const LINK_QUERY = /\?.*$/;
const LABEL = /^(?:e-?mail|mail|correo|courriel)[ .]*:[ ]*/i;
const OUTER_BRACKETS = /^<([^<>]*)>$/;
const OUTER_MARKS = /^[ .,;:'"]+|[ .,;:'"]+$/g;
/** Blanks that keyboards insert after a completed word. */
const STRAY_BLANKS = / *(@) *| *([.。]) *(?=[^@]*$)/g;
/** Characters with a meaning in a URL, so the parser must not see them in a domain. */
const NO_DOMAIN = /[^\p{L}\p{M}\p{N}.。-]/u;

/** Returns the domain in lower case and ASCII (Punycode), or unchanged if it is none. */
const toAsciiDomain = (domain: string): string => {
  if (domain === '' || NO_DOMAIN.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
};

const decodeLink = (text: string): string => {
  if (!LINK.test(text)) return text;
  const target = text.replace(LINK, '').replace(LINK_QUERY, '');
  try {
    return decodeURIComponent(target);
  } catch {
    return target;
  }
};

/**
 * Normalizes an e-mail address to the stored form, with the domain in ASCII. A list, an address with
 * a name and text that is no address stay as they are.
 */
export const normalizeEmail = createNormalizer((plain) => {
  const text = decodeLink(plain)
    .replace(LABEL, '')
    .replace(OUTER_BRACKETS, '$1')
    .replace(OUTER_MARKS, '');
  const parts = text.replace(STRAY_BLANKS, '$1$2').split('@');
  const [local = '', domain = ''] = parts;
  return parts.length === 2 ? `${local}@${toAsciiDomain(domain)}` : text;
});

/** `atext` of RFC 5322, and the letters that RFC 6531 adds. */
const ATOM = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+$/u;
const DOMAIN = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{1,59})$/;
const MAX_LOCAL_OCTETS = 64;

const isAddress = (email: string): boolean => {
  const [local = '', domain = '', ...more] = email.split('@');
  return (
    more.length === 0 &&
    local.split('.').every((atom) => ATOM.test(atom)) &&
    new TextEncoder().encode(local).length <= MAX_LOCAL_OCTETS &&
    DOMAIN.test(domain)
  );
};

/** Returns why a normalized e-mail address is refused, or null. */
export const findEmailProblem = (
  email: string,
): 'email_only_one' | 'email_with_name' | 'email_invalid' | null => {
  if (isAddress(email)) return null;
  if ((email.match(/@/g)?.length ?? 0) > 1) return 'email_only_one';
  return /<[^<>@]+@[^<>@]+>|\([^()@]*\)/.test(email) ? 'email_with_name' : 'email_invalid';
};
