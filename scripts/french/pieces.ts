/** A sentence put together in code, as the pieces it is made of: what is written, and what is filled in. */
import type { Expression, JSXChild } from 'oxc-parser';

export type Piece = { written: string } | { filledIn: Expression };

/** Of a template, a sum of strings or the children of an element; anything else is filled in whole. */
export function piecesOf(node: Expression): Piece[] {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [{ written: node.value }] : [{ filledIn: node }];
    case 'TemplateLiteral':
      return node.quasis.flatMap(({ value }, index) => {
        const next = node.expressions[index];
        return [{ written: value.cooked ?? '' }, ...(next ? piecesOf(next) : [])];
      });
    case 'BinaryExpression':
      return node.operator === '+'
        ? [...piecesOf(node.left as Expression), ...piecesOf(node.right)]
        : [{ filledIn: node }];
    case 'JSXElement':
    case 'JSXFragment':
      return node.children.flatMap(piecesOfChild);
    default:
      return [{ filledIn: node }];
  }
}

function piecesOfChild(child: JSXChild): Piece[] {
  if (child.type === 'JSXText') return [{ written: child.value }];
  if (child.type === 'JSXElement' || child.type === 'JSXFragment') return piecesOf(child);
  if (child.type === 'JSXExpressionContainer' && child.expression.type !== 'JSXEmptyExpression') {
    return piecesOf(child.expression);
  }
  return [];
}
