// The query makes a copy: a file that two dictionaries share would be a request of its own.
declare module '*.json?whole' {
  const texts: Record<string, string>;
  export default texts;
}
