import type { Plugin } from 'vite';

export function withoutRepeating(text: string): string;
export function leaveOutRepeating(): Plugin;
