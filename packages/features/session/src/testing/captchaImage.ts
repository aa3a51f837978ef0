/** A captcha as the gateway draws one, without a gateway. */
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="56"><rect width="160" height="56" fill="#f4efe4"/><path d="M20 44 30 14 40 44M24 34H36M60 14V44M60 30 78 14M66 26 80 44M96 14H118L102 44M132 14H148V28H132V44H148" fill="none" stroke="#1c2233" stroke-width="3"/></svg>`;

export const CAPTCHA_IMAGE = `data:image/svg+xml,${encodeURIComponent(DRAWING)}`;
