type Upload = { readonly address: string; readonly file: File };

/**
 * Replaces XMLHttpRequest, which jsdom sends over the network. A test ends each upload with a
 * status.
 */
export const setupUploads = () => {
  const original = globalThis.XMLHttpRequest;
  let sent: Upload[] = [];
  let waiting: FakeRequest[] = [];
  class FakeRequest extends EventTarget {
    upload = new EventTarget();
    status = 0;
    responseText = '';
    private address = '';
    open(_method: string, address: string) {
      this.address = address;
    }
    setRequestHeader() {}
    abort() {
      this.dispatchEvent(new Event('abort'));
    }
    send(file: File) {
      sent.push({ address: this.address, file });
      waiting.push(this);
    }
  }
  beforeEach(() => {
    sent = [];
    waiting = [];
    globalThis.XMLHttpRequest = FakeRequest as never;
  });
  afterEach(() => {
    globalThis.XMLHttpRequest = original;
  });
  return {
    sent: () => sent,
    finish: (status: number): void => {
      const request = waiting.shift()!;
      request.status = status;
      request.dispatchEvent(new Event('load'));
    },
  };
};
