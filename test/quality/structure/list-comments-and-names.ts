import ts from 'typescript';

export type CommentsAndNames = { readonly comments: string[]; readonly names: string[] };

/**
 * Lists the comments and identifiers of one source file in order, without JSX text and strings. The
 * file extension decides the syntax.
 */
export const listCommentsAndNames = (path: string, text: string): CommentsAndNames => {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const comments = new Map<number, string>();
  const names: string[] = [];
  const collect = (ranges: readonly ts.CommentRange[] | undefined) =>
    ranges?.forEach(({ pos, end }) => comments.set(pos, text.slice(pos, end)));
  const visit = (node: ts.Node): void => {
    if (node.kind === ts.SyntaxKind.JsxText) return;
    collect(ts.getLeadingCommentRanges(text, node.getFullStart()));
    collect(ts.getTrailingCommentRanges(text, node.getEnd()));
    if (ts.isIdentifier(node)) names.push(node.text);
    /* Uses `getChildren`, because only it visits closing tokens, which can carry comments. */
    node.getChildren(source).forEach(visit);
  };
  visit(source);
  return { comments: [...comments.values()], names };
};

export const countWords = (comments: readonly string[]): number =>
  comments
    .join(' ')
    .split(/[\s/*]+/)
    .filter((word) => /\w/.test(word)).length;
