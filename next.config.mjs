/** @type {import('next').NextConfig} */
const config = {
  output: "export",
  // The specification's addresses have no slash at the end (checklist §1.2).
  trailingSlash: false,
  reactStrictMode: true,
  poweredByHeader: false,
  // Swiper ships as ES modules only; Jest needs it transpiled.
  transpilePackages: ["swiper"],
  // A fixed id makes two builds of one commit byte-identical, so hashes in the policy stay true.
  generateBuildId: async () => "smart-heat",
  agentRules: false,
  experimental: { agentUpgrade: false },
};

export default config;
