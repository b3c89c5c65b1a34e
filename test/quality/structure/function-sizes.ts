import ts from 'typescript';

export type FunctionSize = { readonly path: string; readonly name: string; readonly lines: number };

const nameOf = (node: ts.FunctionLikeDeclaration): string => {
  if (node.name) return node.name.getText();
  const { parent } = node;
  if (ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent))
    return parent.name.getText();
  return '(anonymous)';
};

/** Returns the lines of each function, including its nested functions. */
export const functionSizes = (path: string, text: string): FunctionSize[] => {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const sizes: FunctionSize[] = [];
  const lineAt = (position: number) => source.getLineAndCharacterOfPosition(position).line;
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      const lines = lineAt(node.getEnd()) - lineAt(node.getStart()) + 1;
      sizes.push({ path, name: nameOf(node as ts.FunctionLikeDeclaration), lines });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return sizes;
};

export const importCount = (path: string, text: string): number =>
  ts
    .createSourceFile(path, text, ts.ScriptTarget.Latest, false)
    .statements.filter((statement) => ts.isImportDeclaration(statement)).length;
