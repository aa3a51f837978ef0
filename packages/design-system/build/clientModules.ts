import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';

/** Components, hooks and what is told to the page. Modules with plain functions run on either side. */
const MAYBE_CLIENT =
  /\/src\/(?:(?:components|layout|icons)\/.*\.tsx|.*\/use[A-Z]\w*\.tsx?|.*\/(?:dialogs|toasts)\.ts|labels\/LabelsProvider\.tsx|theme\/(?:ThemeProvider|BrandStyle|GlobalStyle)\.tsx?)$/;

type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const nameOf = (node: unknown): string => (isNode(node) ? String(node['name']) : '');

/** Names of a module that stand for functions: its own, and what it imports with a small first letter. */
function functionNames(nodes: readonly unknown[]): Set<string> {
  const names = new Set<string>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (!isNode(value)) return;
    if (value['type'] === 'FunctionDeclaration') names.add(nameOf(value['id']));
    if (value['type'] === 'VariableDeclarator' && isFunction(value['init']))
      names.add(nameOf(value['id']));
    if (value['type'] === 'ImportSpecifier' && /^[a-z]/.test(nameOf(value['local'])))
      names.add(nameOf(value['local']));
    Object.values(value).forEach(visit);
  };
  visit(nodes);
  return names;
}

const isFunction = (node: unknown): boolean =>
  isNode(node) && /^(?:ArrowFunction|Function)Expression$/.test(String(node['type']));

/** Whether a module does what a server component can not: calls a hook, keeps state, listens, or hands on a function. */
function needsClient(nodes: readonly unknown[]): boolean {
  const functions = functionNames(nodes);
  const isGiven = (node: unknown): boolean => {
    if (!isNode(node)) return false;
    if (node['type'] === 'Identifier') return functions.has(nameOf(node));
    if (node['type'] === 'ObjectExpression')
      return (node['properties'] as Node[]).some((each) => isGiven(each['value']));
    return isFunction(node);
  };
  const some = (value: unknown): boolean => {
    if (Array.isArray(value)) return value.some(some);
    if (!isNode(value)) return false;
    switch (value['type']) {
      case 'CallExpression':
        if (/^(?:use[A-Z]\w*|createContext|createPortal)$/.test(nameOf(value['callee'])))
          return true;
        break;
      case 'ClassDeclaration':
        if (value['superClass'] !== null) return true;
        break;
      case 'JSXAttribute':
        if (/^(?:on[A-Z]|ref$)/.test(nameOf(value['name']))) return true;
        break;
      case 'JSXExpressionContainer':
        if (isGiven(value['expression'])) return true;
    }
    return Object.values(value).some(some);
  };
  return some(nodes);
}

/**
 * Whether a module begins with `'use client'`. styled-components itself runs on the client alone; without it a component that
 * only draws is a server component too.
 */
export function isClientModule(file: string, isStyled: boolean): boolean {
  if (!MAYBE_CLIENT.test(file)) return false;
  // State of one user, which a server must not keep.
  if (isStyled || file.endsWith('.ts')) return true;
  return needsClient(parseSync(file, readFileSync(file, 'utf8')).program.body);
}
