export { default } from '@/app/(entry)/page';
