import ts from 'typescript';

const FLAGS =
  ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType;
const DETAILED =
  FLAGS | ts.TypeFormatFlags.InTypeAlias | ts.TypeFormatFlags.MultilineObjectLiterals;
const MOST_DETAILS = 4;
/** A union of more is one of names that the browser knows. */
const MOST_VALUES = 24;

/** Whether something is declared by the project, and not by a package that it uses. */
export const isOurs = (declaration: ts.Declaration): boolean =>
  !declaration.getSourceFile().fileName.includes('/node_modules/');

const isNothing = ({ flags }: ts.Type): boolean => (flags & ts.TypeFlags.Undefined) !== 0;
const isBoolean = ({ flags }: ts.Type): boolean => (flags & ts.TypeFlags.BooleanLiteral) !== 0;

const isNull = ({ flags }: ts.Type): boolean => (flags & ts.TypeFlags.Null) !== 0;

/** The members of a union but `undefined`, which "optional" says already. */
const membersOf = (type: ts.Type): ts.Type[] =>
  (type.isUnion() ? type.types : [type]).filter((member) => !isNothing(member));

const isLibraryAlias = ({ aliasSymbol }: ts.Type): boolean =>
  aliasSymbol?.declarations?.some(isOurs) === false;

const inBrackets = (text: string): string => (text.includes('=>') ? `(${text})` : text);

/** A type in one line, with the values of a union written out. */
export function printType(program: ts.Program, type: ts.Type): string {
  const checker = program.getTypeChecker();
  if (isLibraryAlias(type)) return type.aliasSymbol?.name ?? '';
  const members = membersOf(type);
  if (members.length > MOST_VALUES) return 'string';
  const print = (it: ts.Type): string => checker.typeToString(it, undefined, FLAGS);
  const literals = literalsOf(program, type)?.map((it) =>
    typeof it === 'string' ? `'${it}'` : String(it),
  );
  if (literals !== undefined) return literals.join(' | ');
  const booleans = members.filter(isBoolean);
  const texts = members.filter((it) => !isBoolean(it) && !isNull(it)).map(print);
  texts.push(...(booleans.length === 2 ? ['boolean'] : booleans.map(print)));
  if (members.some(isNull)) texts.push('null');
  return texts.length === 1 ? texts.join('') : texts.map(inBrackets).join(' | ');
}

const LIST = /export const [A-Z][A-Z0-9_]* = \[([^\]]*)\] as const/g;
const lists = new WeakMap<ts.Program, Map<string, string[]>>();

const keyOf = (values: readonly (string | number)[]): string => [...values].sort().join();

/** The option lists of the components by their values: the compiler does not keep the order of a union. */
function listsOf(program: ts.Program): Map<string, string[]> {
  const known = lists.get(program);
  if (known !== undefined) return known;
  const found = new Map<string, string[]>();
  for (const file of program.getSourceFiles()) {
    if (file.fileName.includes('/node_modules/')) continue;
    for (const [, items = ''] of file.text.matchAll(LIST)) {
      const values = [...items.matchAll(/'([^']*)'/g)].map(([, item]) => item ?? '');
      found.set(keyOf(values), values);
    }
  }
  lists.set(program, found);
  return found;
}

/** The values of a union that has nothing but texts or numbers. */
export function literalsOf(program: ts.Program, type: ts.Type): (string | number)[] | undefined {
  const members = membersOf(type);
  if (members.length < 2 || members.length > MOST_VALUES) return undefined;
  const values = members.flatMap((member) =>
    member.isStringLiteral() || member.isNumberLiteral() ? [member.value] : [],
  );
  if (values.length !== members.length) return undefined;
  if (values.every((it) => typeof it === 'number')) return values.sort((a, b) => a - b);
  return listsOf(program).get(keyOf(values)) ?? values;
}

const isReference = (type: ts.Type): type is ts.TypeReference => 'target' in type;

/** Types of the library whose arguments are worth a look. */
const CONTAINERS = new Set(['Array', 'ReadonlyArray', 'Promise', 'ReadonlyMap', 'Partial']);

/** The project's own interfaces and aliases that a type names, in the order in which they are met. */
function namedTypes(
  checker: ts.TypeChecker,
  type: ts.Type,
  found = new Map<string, ts.Type>(),
  seen = new Set<ts.Type>(),
): Map<string, ts.Type> {
  for (const member of membersOf(type)) {
    if (seen.has(member)) continue;
    seen.add(member);
    const symbol = member.aliasSymbol ?? member.getSymbol();
    const declarations = symbol?.declarations ?? [];
    if (!declarations.some(isOurs) && !CONTAINERS.has(symbol?.name ?? '')) continue;
    const isNamed = declarations.some(
      (it) => isOurs(it) && (ts.isInterfaceDeclaration(it) || ts.isTypeAliasDeclaration(it)),
    );
    if (symbol !== undefined && isNamed) found.set(symbol.name, member);
    const inner = [
      ...(member.aliasTypeArguments ?? []),
      ...(isReference(member) ? checker.getTypeArguments(member) : []),
      ...member
        .getCallSignatures()
        .flatMap((it) => it.getParameters().map((parameter) => checker.getTypeOfSymbol(parameter))),
    ];
    for (const other of inner) namedTypes(checker, other, found, seen);
  }
  return found;
}

function printNamed(program: ts.Program, name: string, type: ts.Type): string {
  const checker = program.getTypeChecker();
  const own = type.getProperties().filter((it) => it.declarations?.some(isOurs));
  if (type.getCallSignatures().length > 0 || own.length === 0)
    return `${name} = ${checker.typeToString(type, undefined, DETAILED)}`;
  const rows = own.map((property) => {
    const mark = (property.flags & ts.SymbolFlags.Optional) === 0 ? '' : '?';
    const sentence = ts
      .displayPartsToString(property.getDocumentationComment(checker))
      .replace(/\s+/g, ' ');
    return [
      ...(sentence === '' ? [] : [`  // ${sentence}`]),
      `  ${property.name}${mark}: ${printType(program, checker.getTypeOfSymbol(property))}`,
    ].join('\n');
  });
  return `${name} {\n${rows.join('\n')}\n}`;
}

/** What the names in a type stand for, with their own sentences. */
export function printDetail(program: ts.Program, type: ts.Type): string | undefined {
  if (isLibraryAlias(type) || literalsOf(program, type) !== undefined) return undefined;
  const found = namedTypes(program.getTypeChecker(), type);
  if (found.size === 0) return undefined;
  return [...found]
    .slice(0, MOST_DETAILS)
    .map(([name, named]) => printNamed(program, name, named))
    .join('\n\n');
}
