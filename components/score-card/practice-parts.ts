// biome-ignore lint/performance/noBarrelFile: one file, so that it is one request.
export { Together } from './together';
export { Twin } from './twin';
