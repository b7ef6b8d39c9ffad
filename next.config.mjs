/** @type {import('next').NextConfig} */
const config = {
  output: "export",
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
