export { default, metadata } from '@/app/(open)/privacy/page';
