/** @type {import('next').NextConfig} */
const config = {
  output: "export",
  // The specification's URLs have no trailing slash.
  trailingSlash: false,
  reactStrictMode: true,
  poweredByHeader: false,
  // Swiper ships as ES modules only; Jest needs it transpiled.
  transpilePackages: ["swiper"],
  // Only the sources of pages: checking tests and tools takes more than twice as long.
  typescript: { tsconfigPath: "tsconfig.build.json" },
  agentRules: false,
  experimental: {
    agentUpgrade: false,
  },
};

export default config;
