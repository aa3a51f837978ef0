import type { Plugin } from 'vite';

export function excludeRepeated(text: string): string;
export function excludeRepeatedStories(): Plugin;
