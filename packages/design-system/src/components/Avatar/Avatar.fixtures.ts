/** A picture of a face, drawn: no request is made for it. */
export const FACE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#35566b"/><circle cx="20" cy="16" r="7" fill="#e9c9a4"/><path d="M6 40c0-9 6-15 14-15s14 6 14 15" fill="#d9824a"/></svg>',
)}`;

/** Names in several scripts. */
export const PEOPLE = [
  { id: 'ana', name: 'Ana Lucía Morán', src: FACE },
  { id: 'ibrahim', name: 'إبراهيم النجار' },
  { id: 'nam', name: 'น้ำฝน ใจดี' },
  { id: 'lin', name: '林美玲' },
  { id: 'emre', name: 'Emre Işık' },
  { id: 'olga', name: 'Ольга Белова' },
  { id: 'priya', name: 'क्षितिज राव' },
];
