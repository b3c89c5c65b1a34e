import { requestUpload as operation } from '../../contracts/pictures.ts';
import { route, type Route } from '../../platform/http/route.ts';
import type { RequestUpload } from './request-upload.ts';

export const picturesController = ({ request }: { readonly request: RequestUpload }): Route[] => [
  route(operation, async (_, ctx) => request(ctx.state.staff!.id, ctx.state.visitor)),
];
