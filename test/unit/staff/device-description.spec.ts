import { formatDeviceLabel } from '#src/contexts/staff/sign-in/device-label.ts';

describe('the label of a device', () => {
  it.each([
    [
      'Mozilla/5.0 (Linux; Android 14; SM-X710) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
      'Chrome su Android',
    ],
    [
      'Mozilla/5.0 (Linux; Android 14; SAMSUNG SM-X710) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Safari/537.36',
      'Samsung Internet su Android',
    ],
    [
      'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
      'Safari su iPad',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0 Mobile/15E148 Safari/604.1',
      'Chrome su iPhone',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
      'Edge su Windows',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 15.0; rv:145.0) Gecko/20100101 Firefox/145.0',
      'Firefox su Mac',
    ],
    ['curl/8.5.0', ''],
    ['', ''],
    ['<script>alert(1)</script>', ''],
  ])('for %s is %p', (userAgent, words) => expect(formatDeviceLabel(userAgent)).toBe(words));
});
