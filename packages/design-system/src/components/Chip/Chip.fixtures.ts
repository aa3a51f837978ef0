export const CHIP_LABELS = { remove: (label: string): string => `Remove ${label}` };

export const TWELVE = { text: '12', label: '12 games' };
