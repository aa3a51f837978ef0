// The types that the pages use of the peers, which are installed only for a benchmark.
declare module 'virtual:peer/@mui/material' {
  import type { ComponentType } from 'react';

  type Part = ComponentType<Record<string, unknown>>;
  export const Button: Part;
  export const Card: Part;
  export const CardActions: Part;
  export const CardContent: Part;
  export const CardMedia: Part;
  export const CssBaseline: Part;
  export const IconButton: Part;
  export const ThemeProvider: Part;
  export const Typography: Part;
  export const createTheme: (options: object) => object;
}

declare module 'virtual:peer/virtua' {
  import type { ComponentType, ReactElement } from 'react';

  export const WindowVirtualizer: ComponentType<{
    data: readonly number[];
    children: (row: number, index: number) => ReactElement;
  }>;
}

declare module 'virtual:peer/react-virtuoso' {
  import type { ComponentType, ReactNode } from 'react';

  export const VirtuosoGrid: ComponentType<{
    useWindowScroll: boolean;
    totalCount: number;
    listClassName: string;
    itemContent: (index: number) => ReactNode;
  }>;
}

declare module 'virtual:peer/swiper/react' {
  import type { ComponentType, ReactNode } from 'react';

  export const Swiper: ComponentType<{
    modules: readonly unknown[];
    loop: boolean;
    speed: number;
    autoplay: { delay: number };
    pagination: { clickable: boolean };
    children: ReactNode;
  }>;
  export const SwiperSlide: ComponentType<{ children: ReactNode }>;
}

declare module 'virtual:peer/swiper/modules' {
  export const Autoplay: unknown;
  export const Pagination: unknown;
}

declare module 'virtual:peer/swiper/css';
declare module 'virtual:peer/swiper/css/pagination';
