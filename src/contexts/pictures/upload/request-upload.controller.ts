import { requestUpload as operation } from '#src/contracts/catalogue/picture-upload.ts';
import { route, type Route } from '#src/platform/http/pipeline/route.ts';
import type { RequestUpload } from './request-upload.ts';

export const picturesController = ({ request }: { readonly request: RequestUpload }): Route[] => [
  route(operation, async (_, ctx) => request(ctx.state.staff!.id, ctx.state.visitor)),
];
