import type { ICruiseOptions, IForbiddenRuleType } from 'dependency-cruiser';

declare const rules: {
  readonly forbidden: (IForbiddenRuleType & { readonly name: string })[];
  readonly options: ICruiseOptions;
};
export = rules;
