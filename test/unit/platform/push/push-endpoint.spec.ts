import { createEndpointCheck } from '#src/platform/push/push-endpoint.ts';

describe('a push endpoint', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
    'https://web.push.apple.com/abc',
  ])('is allowed at a known push service: %s', (endpoint) =>
    expect(createEndpointCheck([])(endpoint)).toBe(true),
  );

  it.each([
    'http://web.push.apple.com/abc',
    'https://web.push.apple.com:8443/abc',
    'https://user@web.push.apple.com/abc',
    'https://evilpush.apple.com.example.org/abc',
    'https://notpush.apple.community/abc',
    'https://xpush.apple.com/abc',
    'https://127.0.0.1/abc',
    'https://[::1]/abc',
    'http://169.254.169.254/latest',
    'abc',
  ])('is rejected at any other address: %s', (endpoint) =>
    expect(createEndpointCheck([])(endpoint)).toBe(false),
  );

  it('is allowed at a configured origin, but not on another port', () => {
    const isAllowed = createEndpointCheck(['http://127.0.0.1:4000']);
    expect(isAllowed('http://127.0.0.1:4000/device')).toBe(true);
    expect(isAllowed('http://127.0.0.1:4001/device')).toBe(false);
  });
});
