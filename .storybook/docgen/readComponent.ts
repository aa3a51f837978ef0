import ts from 'typescript';
import type { DocumentedComponent, DocumentedProp } from './component';
import { nativeSentence } from './nativeProps.ts';
import { isOurs, literalsOf, printDetail, printType } from './printType.ts';

const DEFAULT_SENTENCE = /\s*\bDefault: ((?:`[^`]*`|[^.`]|\.(?=\S))+)\.(?=\s|$)/;
const ELEMENT = /ComponentPropsWith(?:out)?Ref<'(\w+)'>/;

/** Props that mean the same everywhere (`docs/vocabulary.md`); a sentence of their own says more. */
const SHARED: Record<string, string> = {
  labels: 'Texts of the component; each one that is given replaces the one of the language.',
  size: 'Measure.',
  tone: 'Meaning.',
  variant: 'Importance.',
};

/** What the compiler prints of a type of a package when it resolves it too far. */
const TOO_FAR = /\bany\b|\bReactPortal\b|\bAwaitedReactNode\b/;

/** The type as it is written where the compiler's text says less. */
function readable(text: string, declaration: ts.Declaration | undefined): string {
  const isWritten = declaration !== undefined && ts.isPropertySignature(declaration);
  if (!TOO_FAR.test(text) || !isWritten) return text;
  return declaration.type?.getText().replace(/\s*\|\s*undefined$/, '') ?? text;
}

type Defaults = ReadonlyMap<string, string>;

const sentencesOf = (parts: readonly ts.SymbolDisplayPart[]): string =>
  ts
    .displayPartsToString([...parts])
    .replace(/\s+/g, ' ')
    .trim();

type Component = ts.FunctionDeclaration | ts.ClassDeclaration;

/** The component of a name in a file. */
const findComponent = (file: ts.SourceFile, name: string): Component | undefined =>
  file.statements.find(
    (it): it is Component =>
      (ts.isFunctionDeclaration(it) || ts.isClassDeclaration(it)) && it.name?.text === name,
  );

/** Where a component says what its props are: its first parameter, or the type argument of its class. */
const propsNode = (component: Component): ts.Node | undefined =>
  ts.isFunctionDeclaration(component)
    ? component.parameters[0]
    : component.heritageClauses?.[0]?.types[0]?.typeArguments?.[0];

const LONGEST_VALUE = 40;

/** What a default stands for: a constant of the same file says more by its value. */
function valueOf(initializer: ts.Expression): string {
  if (!ts.isIdentifier(initializer)) return initializer.getText();
  for (const statement of initializer.getSourceFile().statements) {
    if (!ts.isVariableStatement(statement)) continue;
    const found = statement.declarationList.declarations.find(
      (it) => it.name.getText() === initializer.text,
    );
    const text = found?.initializer?.getText();
    if (text !== undefined && text.length < LONGEST_VALUE) return text;
  }
  return initializer.text;
}

const defaultsOfPattern = (pattern: ts.ObjectBindingPattern): Defaults =>
  new Map(
    pattern.elements.flatMap(({ propertyName, name, initializer }) =>
      initializer === undefined
        ? []
        : [[(propertyName ?? name).getText(), valueOf(initializer)] as const],
    ),
  );

/** The patterns by which a component takes its props: its parameter, or a first line such as `const { … } = props`. */
function patternsOf(component: Component | undefined): ts.ObjectBindingPattern[] {
  if (component === undefined || !ts.isFunctionDeclaration(component)) return [];
  const name = component.parameters[0]?.name;
  if (name === undefined) return [];
  if (ts.isObjectBindingPattern(name)) return [name];
  return (component.body?.statements ?? []).flatMap((statement) =>
    ts.isVariableStatement(statement)
      ? statement.declarationList.declarations.flatMap((it) => {
          const from = it.initializer?.getText().split(' as ', 1).join('');
          return ts.isObjectBindingPattern(it.name) && from === name.getText() ? [it.name] : [];
        })
      : [],
  );
}

const destructured = (component: Component | undefined): Defaults =>
  new Map(patternsOf(component).flatMap((pattern) => [...defaultsOfPattern(pattern)]));

/** The interface that declares a prop, such as `TextFieldProps` for one of `FormTextField`. */
const ownerOf = (declaration: ts.Declaration | undefined): ts.InterfaceDeclaration | undefined => {
  const parent = declaration?.parent;
  return parent !== undefined && ts.isInterfaceDeclaration(parent) ? parent : undefined;
};

/** The interface of the props and those it extends, nearest first. */
function* interfacesOf(checker: ts.TypeChecker, type: ts.Type): Generator<ts.Declaration> {
  const seen = new Set<ts.Declaration>();
  const symbol = type.aliasSymbol ?? type.getSymbol();
  const waiting = [...(symbol?.declarations ?? [])];
  for (const declaration of waiting) {
    if (seen.has(declaration) || !isOurs(declaration)) continue;
    seen.add(declaration);
    yield declaration;
    const look = (node: ts.Node): void => {
      if (ts.isIdentifier(node)) {
        const named = checker.getSymbolAtLocation(node);
        const target =
          named !== undefined && (named.flags & ts.SymbolFlags.Alias) !== 0
            ? checker.getAliasedSymbol(named)
            : named;
        waiting.push(...(target?.declarations ?? []).filter(ts.isInterfaceDeclaration));
      }
      ts.forEachChild(node, look);
    };
    const heritage = ts.isInterfaceDeclaration(declaration) ? declaration.heritageClauses : [];
    for (const clause of heritage ?? []) look(clause);
    if (ts.isTypeAliasDeclaration(declaration)) look(declaration.type);
  }
}

/** The properties of a type; of a union, those of every member. */
function propertiesOf(checker: ts.TypeChecker, type: ts.Type): ts.Symbol[] {
  if (!type.isUnion()) return checker.getPropertiesOfType(type);
  const found = new Map<string, ts.Symbol>();
  for (const member of type.types)
    for (const property of checker.getPropertiesOfType(member))
      if (!found.has(property.name)) found.set(property.name, property);
  return [...found.values()];
}

/** Reads one component as its page shows it; undefined where the file has none of that name. */
export function readComponent(
  program: ts.Program,
  path: string,
  name: string,
): DocumentedComponent | undefined {
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(path);
  const component = file && findComponent(file, name);
  if (file === undefined || component === undefined) return undefined;
  const symbol = component.name && checker.getSymbolAtLocation(component.name);
  const description = sentencesOf(symbol?.getDocumentationComment(checker) ?? []);
  const node = propsNode(component);
  if (node === undefined) return { name, description, props: [] };

  const type = checker.getTypeAtLocation(node);
  const interfaces = [...interfacesOf(checker, type)];
  const texts = [node.getText(), ...interfaces.map((it) => it.getText())];
  const element = texts.map((text) => ELEMENT.exec(text)?.[1]).find((it) => it !== undefined);
  const isCheck = interfaces.some((it) => /\bCheckboxProps|\bSwitchProps/.test(it.getText()));
  const own = destructured(component);
  const defaultsOf = (owner: ts.InterfaceDeclaration | undefined): Defaults => {
    if (owner === undefined) return own;
    const ownerFile = owner.getSourceFile();
    return destructured(findComponent(ownerFile, owner.name.text.replace(/Props$/, '')));
  };

  const props = propertiesOf(checker, type).flatMap((property): DocumentedProp[] => {
    const declaration = property.declarations?.[0];
    const isNative = !(property.declarations ?? []).some(isOurs);
    const sentences = isNative
      ? nativeSentence(isCheck && element === 'input' ? 'checkbox' : element, property.name)
      : sentencesOf(property.getDocumentationComment(checker)) || SHARED[property.name] || '';
    if (sentences === undefined || (isNative && property.name === 'ref')) return [];
    const [said, stated] = DEFAULT_SENTENCE.exec(sentences) ?? [];
    const propType = checker.getTypeOfSymbol(property);
    return [
      {
        name: property.name,
        type: readable(printType(program, propType), declaration),
        detail: printDetail(program, propType),
        isRequired: (property.flags & ts.SymbolFlags.Optional) === 0,
        defaultValue:
          own.get(property.name) ??
          defaultsOf(ownerOf(declaration)).get(property.name) ??
          stated?.replaceAll('`', ''),
        description: said === undefined ? sentences : sentences.replace(said, '').trim(),
        options: literalsOf(program, propType),
        isNative,
      },
    ];
  });
  return { name, description, element, props };
}
