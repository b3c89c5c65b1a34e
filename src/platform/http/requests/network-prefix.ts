import { isIPv6 } from 'node:net';

const GROUPS = 8;
const GROUPS_OF_A_NETWORK = 4;
const BITS_PER_GROUP = 16;

/**
 * Returns an IPv4 address unchanged. Of an IPv6 address, returns the first 64 bits, which all
 * devices of a household share.
 */
export const toNetworkPrefix = (address: string, ipv6Groups = GROUPS_OF_A_NETWORK): string => {
  const plain = address
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .split('%')[0]!
    .toLowerCase();
  if (!isIPv6(plain)) return plain;
  const [head = '', tail = ''] = plain.split('::');
  const [before, after] = [head, tail].map((part) => part.split(':').filter(Boolean)) as [
    string[],
    string[],
  ];
  const missing = Math.max(0, GROUPS - before.length - after.length);
  const groups = [...before, ...Array<string>(missing).fill('0'), ...after].map((group) =>
    Number.parseInt(group, 16).toString(16),
  );
  return `${groups.slice(0, ipv6Groups).join(':')}::/${ipv6Groups * BITS_PER_GROUP}`;
};

const GROUPS_OF_48 = 3;

/**
 * Returns the range of addresses (IPv4 /24, IPv6 /48) that one customer of a hosting provider can
 * rent.
 */
export const toSubnetPrefix = (address: string): string => {
  const network = toNetworkPrefix(address, GROUPS_OF_48);
  return network.includes(':') ? network : `${network.split('.').slice(0, 3).join('.')}.0/24`;
};
