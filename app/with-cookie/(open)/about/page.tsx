export { default, metadata } from '@/app/(open)/about/page';
