/** @type {import('next').NextConfig} */
export default { reactStrictMode: true, compiler: { styledComponents: true } };
