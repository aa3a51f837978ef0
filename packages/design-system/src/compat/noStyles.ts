// Stands for a style sheet where JavaScript runs without a bundler, which cannot import one: on a server, and in tests.
export {};
