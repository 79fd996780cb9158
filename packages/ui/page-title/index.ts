export { PageTitle, type PageTitleProps, SectionTitle, type SectionTitleProps } from './page-title.tsx';
