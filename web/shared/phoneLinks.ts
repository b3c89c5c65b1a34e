const COUNTRY = '39';

export const telHref = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;

/** Returns a WhatsApp link. A number without country code counts as Italian. */
export const chatHref = (phone: string): string => {
  const digits = phone.replace(/[^+\d]/g, '').replace(/^00/, '+');
  return `https://wa.me/${digits.startsWith('+') ? digits.slice(1) : COUNTRY + digits}`;
};
