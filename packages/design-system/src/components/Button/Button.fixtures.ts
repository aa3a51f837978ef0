export const LONG_LABEL = 'Konfirmasi penarikan dana ke rekening bank yang sudah terdaftar';
export const UNBROKEN_LABEL = 'Donaudampfschifffahrtsgesellschaftskapitän';
