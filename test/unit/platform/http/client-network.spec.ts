import { toNetworkPrefix, toSubnetPrefix } from '#src/platform/http/requests/network-prefix.ts';

describe('the network prefix', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002:ffff::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('of %s is %s', (address, network) => expect(toNetworkPrefix(address)).toBe(network));
});

describe('the subnet prefix', () => {
  it.each([
    ['192.0.2.7', '192.0.2.0/24'],
    ['::ffff:192.0.2.7', '192.0.2.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['2001:DB8:1:f::9', '2001:db8:1::/48'],
    ['::1', '0:0:0::/48'],
  ])('of %s is %s', (address, subnet) => expect(toSubnetPrefix(address)).toBe(subnet));
});
