export { default, metadata } from '@/app/(entry)/sign-up/page';
