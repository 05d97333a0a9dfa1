export { default, metadata } from '@/app/(open)/accessibility/page';
